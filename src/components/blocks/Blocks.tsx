import { View } from '@tarojs/components'
import { Component, type PropsWithChildren } from 'react'
import type { Layout } from './useLayout'

/**
 * The layout blocks of a page, in order. A block that fails to render is omitted; the rest of the page stays. Each block has an
 * element of its own: when its content arrives late, mini-programs send that block again and not the whole page.
 */
export function Blocks({ blocks, waiting }: Layout) {
  return (
    <>
      {blocks.map(({ id, draw }, index) => (
        <View key={id}>
          <BlockErrorBoundary>{draw({ onHero: blocks[index - 1]?.type === 'hero', waiting })}</BlockErrorBoundary>
        </View>
      ))}
    </>
  )
}

/** Error boundary of one block. */
class BlockErrorBoundary extends Component<PropsWithChildren, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
