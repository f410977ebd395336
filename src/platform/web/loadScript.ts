import { launch } from '@/platform/device/launch'

/** Loads an external script once. A URL without a host is the backend's. Rejects when loading fails, and can then be retried. */
export function loadScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address.startsWith('/') ? launch.siteroot + address : address
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${script.src} did not load`))
    })
    document.head.append(script)
  })
}
