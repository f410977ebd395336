import { useEffect, useState, type FunctionComponent } from 'react'
import { useStores } from '@/hooks/useStores'

/**
 * An overlay whose code is loaded when it first opens, with a loading sign; a failure or 60 s offer a retry. In mini-programs the code is already loaded.
 * `fetch` preloads the code.
 */
export function lazyOverlay<P extends { open: boolean }>(load: () => Promise<FunctionComponent<P>>) {
  let part: FunctionComponent<P> | undefined
  const fetch = async () => (part ??= await load())

  function LazyOverlay(props: P) {
    const { ui } = useStores()
    const [Part, setPart] = useState(() => part)
    const wanted = props.open && !Part
    useEffect(() => {
      if (wanted) void ui.trackCode(fetch()).then((loaded) => setPart(() => loaded), ui.failChunk)
    }, [wanted, ui])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(LazyOverlay, { fetch })
}
