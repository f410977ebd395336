import { WebView } from '@tarojs/components'

export interface WebFrameProps {
  src: string
}

/** A page of the web. Mini-programs draw nothing beside it. */
export function WebFrame({ src }: WebFrameProps) {
  return <WebView src={src} />
}
