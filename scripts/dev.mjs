// npm run dev: the server restarts on change, the web app reloads in place; the browser talks to Vite, which hands /v1 on.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installDependencies, node26, root, toolEnvironment } from './bootstrap.mjs'

installDependencies()
const webPort = process.env.WEB_PORT ?? '5173'
const children = [
  spawn(node26, ['--watch-preserve-output', '--watch', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment({ PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}` }),
  }),
  spawn(node26, [join(root, 'node_modules/vite/bin/vite.js'), '--port', webPort, '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: toolEnvironment(),
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ||= code ?? 0
  })
}
