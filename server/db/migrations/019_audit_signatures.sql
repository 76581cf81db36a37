-- A seal is signed with a key that is not in the database: who can rewrite rows and seals cannot sign them anew.
-- Seals made before, and those of a server without a key, have neither column.
alter table audit_seal add column key_id text, add column signature bytea,
  add constraint audit_seal_signed check ((key_id is null) = (signature is null));

-- audit_digest is left for servers of the version before, which may run beside this one. The register now computes the
-- hash itself, for who owns the database could replace the function by one that always answers what is expected.
