-- Angolan addresses have parts of their own; whether a tax number is Portuguese follows from the country.
alter table owner
  add column province text,
  add column municipality text,
  add column commune text,
  add column has_local_vat_number boolean generated always as (country = 'PT') stored;
