import { spawnSync } from 'node:child_process'
import { type ProductionLock, productionPackages } from './production-packages.ts'

/** A list of packages in the CycloneDX format; only the fields that matter here. */
export interface Sbom {
  readonly components: readonly { readonly 'bom-ref': string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
  readonly metadata: { readonly component: { readonly 'bom-ref': string } }
}

/** What the server runs, and what is compiled into the web app. */
const SHIPPED = ['apps/server', 'apps/web']

/**
 * The same list with the packages of production alone. npm's own `--omit dev` also leaves out what production and a tool
 * both ask for, such as the driver of the database.
 */
export function keepProduction<S extends Sbom>(sbom: S, lock: ProductionLock, workspaces: readonly string[]): S {
  const shipped = new Set([
    sbom.metadata.component['bom-ref'],
    ...workspaces
      .flatMap((workspace) => productionPackages(lock, workspace))
      .map(({ path }) => {
        const { name, version } = lock.packages[path] ?? {}
        return `${name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
      }),
  ])
  return {
    ...sbom,
    components: sbom.components.filter((one) => shipped.has(one['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => shipped.has(ref))
      .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).filter((ref) => shipped.has(ref)) })),
  }
}

/** All packages of production, of the server and in the web app, as CycloneDX: by npm, from the lock file, without a network. */
export function productionSbom(root: string, lock: ProductionLock): string {
  const isWindows = process.platform === 'win32'
  const run = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows,
  })
  if (run.status !== 0) throw new Error(`npm sbom failed: ${run.error?.message ?? run.stderr}`)
  return `${JSON.stringify(keepProduction(JSON.parse(run.stdout), lock, SHIPPED), null, 2)}\n`
}
