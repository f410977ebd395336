import { useSyncExternalStore } from 'react'

/** What this device remembers also after signing out: react-admin's own store is emptied then. */
const PREFIX = 'console.device.'

/** Values of a browser that stores nothing. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

/** The remembered value of a name; null when there is none. */
export function readDeviceSetting(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? unstored.get(name) ?? null
  } catch {
    return unstored.get(name) ?? null
  }
}

/** Remembers a value on this device. */
export function writeDeviceSetting(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    unstored.set(name, value)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** A value that this device remembers, and its setter. */
export function useDeviceSetting(name: string, initial: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => readDeviceSetting(name)) ?? initial
  return [value, (next) => writeDeviceSetting(name, next)]
}

/** A switch that this device remembers. */
export function useDeviceSwitch(name: string, initial: boolean): [boolean, (on: boolean) => void] {
  const [value, set] = useDeviceSetting(name, initial ? 'on' : 'off')
  return [value === 'on', (on) => set(on ? 'on' : 'off')]
}
