import type { Part } from './lockfile.ts';
import type { BuildVersion } from './version.ts';

/** `pkg:npm/%40tanstack/query-core@5.1.0` */
const purl = ({ name, version }: { name: string; version: string }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A licence has an identifier, or is an address or a text of its own. */
const licences = (said: string) =>
  said === ''
    ? []
    : / (OR|AND|WITH) /.test(said)
      ? [{ expression: said }]
      : [{ license: /^[\w.+-]+$/.test(said) ? { id: said } : { name: said } }];

const hashes = (integrity: string | null) => {
  const [, kind = '', value = ''] = /^(sha\d+)-(\S+)$/.exec(integrity ?? '') ?? [];
  return kind === '' ? [] : [{ alg: kind.replace('sha', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') }];
};

/** The packages of the build as a bill in the form of CycloneDX 1.6. The same build gives the same bill: it holds neither time nor chance. */
export function bomOf(parts: readonly Part[], { name, version, commit }: BuildVersion & { name: string }) {
  const ref = purl({ name, version });
  const own = { type: 'application', 'bom-ref': ref, name, version, purl: ref, properties: [{ name: 'provena:commit', value: commit }] };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components: parts.map((part) => ({
      type: 'library',
      'bom-ref': purl(part),
      name: part.name,
      version: part.version,
      purl: purl(part),
      scope: 'required',
      licenses: licences(part.licence),
      hashes: hashes(part.integrity),
    })),
    dependencies: [
      { ref: own['bom-ref'], dependsOn: parts.map(purl) },
      ...parts.map((part) => ({
        ref: purl(part),
        dependsOn: parts.filter((other) => part.dependencies.includes(other.name)).map(purl),
      })),
    ],
  };
}
