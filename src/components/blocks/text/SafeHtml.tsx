import { RichText } from '@tarojs/components'

/** HTML sanitised by the server, rendered by the host. */
export function SafeHtml({ html }: { html: string }) {
  return <RichText nodes={html} />
}
