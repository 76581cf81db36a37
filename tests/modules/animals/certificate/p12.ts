import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';

/** Writes a PKCS #12 with a new key, and answers its path. */
export async function makeP12(password: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '07';
  certificate.validity.notBefore = new Date(Date.now() - 86_400_000);
  certificate.validity.notAfter = new Date(Date.now() + 86_400_000);
  certificate.setSubject([{ name: 'commonName', value: 'Registo de teste' }]);
  certificate.setIssuer([{ name: 'commonName', value: 'Registo de teste' }]);
  certificate.sign(key, forge.md.sha256.create());
  const store = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256', count: 2048 });
  const path = join(await mkdtemp(join(tmpdir(), 'coleira-p12-')), 'key.p12');
  await writeFile(path, Buffer.from(forge.asn1.toDer(store).getBytes(), 'binary'));
  return path;
}
