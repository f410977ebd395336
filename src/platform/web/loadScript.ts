import { launch } from '@/platform/device/launch'

/** Runs another house's script, once. An address without a host is the backend's. Rejects when it does not load, and may be tried again. */
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
