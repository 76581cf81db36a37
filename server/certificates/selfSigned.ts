import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

/** An RSA key of 2,048 bits with a certificate that it signs itself. */
export interface SelfSignedKey {
  /** PKCS #8. */
  readonly pem: string;
  readonly key: forge.pki.rsa.PrivateKey;
  readonly certificate: forge.pki.Certificate;
}

/** Makes a key whose certificate names `commonName` and is valid for `years` years from now. */
export async function makeSelfSignedKey(commonName: string, years: number): Promise<SelfSignedKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const key = forge.pki.privateKeyFromPem(pem) as forge.pki.rsa.PrivateKey;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date();
  certificate.validity.notAfter = new Date(Date.now() + years * 365 * 86_400_000);
  const names = [{ name: 'commonName', value: commonName }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.sign(key, forge.md.sha256.create());
  return { pem, key, certificate };
}
