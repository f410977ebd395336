import { spawn } from 'node:child_process'
import { ROOT } from './steps'

/** Runs the backend, the H5 site and the console with restart on changes; the site's dev server proxies API calls to the backend. */
function dev(): void {
  const env = { ...process.env, NODE_ENV: 'development', PORT: process.env.PORT ?? '3000' }
  const start = (program: string, ...args: string[]) => spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' })
  const children = [
    start('tsx', 'watch', 'server/main.ts'),
    start('taro', 'build', '--type', 'h5', '--watch'),
    start('tsx', 'config/tasks/buildConsole.ts', '--watch'),
  ]
  const stop = () => {
    for (const child of children) child.kill()
  }
  for (const child of children) child.once('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

dev()
