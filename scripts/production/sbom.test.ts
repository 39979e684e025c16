import { expect, test } from 'vitest'
import { keepProduction } from './sbom.ts'

test('what production and a tool both ask for stays in the list, what only a tool asks for goes', () => {
  const lock = {
    packages: {
      'apps/server': { name: '@own/server', version: '0.1.0', dependencies: { driver: '1' } },
      'node_modules/driver': { version: '1.2.0' },
      'node_modules/tool': { version: '2.0.0' },
    },
  }
  const list = {
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'own@0.1.0' } },
    components: [{ 'bom-ref': '@own/server@0.1.0' }, { 'bom-ref': 'driver@1.2.0' }, { 'bom-ref': 'tool@2.0.0' }],
    dependencies: [
      { ref: 'own@0.1.0', dependsOn: ['@own/server@0.1.0', 'tool@2.0.0'] },
      { ref: '@own/server@0.1.0', dependsOn: ['driver@1.2.0', 'tool@2.0.0'] },
      { ref: 'driver@1.2.0' },
      { ref: 'tool@2.0.0', dependsOn: ['driver@1.2.0'] },
    ],
  }
  expect(keepProduction(list, lock, ['apps/server'])).toEqual({
    ...list,
    components: [{ 'bom-ref': '@own/server@0.1.0' }, { 'bom-ref': 'driver@1.2.0' }],
    dependencies: [
      { ref: 'own@0.1.0', dependsOn: ['@own/server@0.1.0'] },
      { ref: '@own/server@0.1.0', dependsOn: ['driver@1.2.0'] },
      { ref: 'driver@1.2.0', dependsOn: [] },
    ],
  })
})
