import { Component, type PropsWithChildren } from 'react'
import type { Layout } from './useLayout'

/** The layout blocks of a page, in order. A block that fails to render is omitted; the rest of the page stays. */
export function Blocks({ blocks, waiting }: Layout) {
  return (
    <>
      {blocks.map(({ id, draw }, index) => (
        <Fence key={id}>{draw({ onHero: blocks[index - 1]?.type === 'hero', waiting })}</Fence>
      ))}
    </>
  )
}

/** Error boundary of one block. */
class Fence extends Component<PropsWithChildren, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
