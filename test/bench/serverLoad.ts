import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './figures'

/** Response times of the menu endpoint: ms at a steady 50 requests a second, and requests a second at full load. */
export interface ServerLoad {
  p50: number
  p99: number
  perSecond: number
}

const STEADY = { perSecond: 50, seconds: 8 }
const FULL = { connections: 16, seconds: 5 }

/** One request as a browser sends it; returns ms until the last byte. */
function call(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((done, fail) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', () => done(performance.now() - started))
    }).on('error', fail)
  })
}

async function steady(url: string, agent: Agent): Promise<number[]> {
  const started = performance.now()
  const calls: Promise<number>[] = []
  for (let n = 0; n < STEADY.perSecond * STEADY.seconds; n++) {
    const wait = started + (n * 1000) / STEADY.perSecond - performance.now()
    if (wait > 0) await pause(wait)
    const made = call(url, agent)
    // Promise.all below reports a rejection; this prevents an unhandled one while the loop still runs.
    made.catch(() => undefined)
    calls.push(made)
  }
  return Promise.all(calls)
}

async function full(url: string, agent: Agent): Promise<number> {
  const until = performance.now() + FULL.seconds * 1000
  let answered = 0
  const guest = async () => {
    while (performance.now() < until) {
      await call(url, agent)
      answered++
    }
  }
  await Promise.all(Array.from({ length: FULL.connections }, guest))
  return answered / FULL.seconds
}

/** Requests one URL for about a quarter of a minute, from this process over loopback. */
export async function measureServer(url: string): Promise<ServerLoad> {
  const agent = new Agent({ keepAlive: true })
  try {
    for (let n = 0; n < 50; n++) await call(url, agent)
    const took = await steady(url, agent)
    return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), perSecond: await full(url, agent) }
  } finally {
    agent.destroy()
  }
}
