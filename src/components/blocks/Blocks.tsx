import { Component, type PropsWithChildren } from 'react'
import type { Block } from '@/contract/config'
import { drawBlock } from './registry'

/** The layout blocks of a page, in their order. What is not known or breaks is left out; the rest of the page stands. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <Fence key={block.id}>
          <Drawn block={block} onHero={blocks[index - 1]?.type === 'hero'} />
        </Fence>
      ))}
    </>
  )
}

function Drawn({ block, onHero }: { block: Block; onHero: boolean }) {
  return <>{drawBlock(block, onHero)}</>
}

/** Keeps what breaks inside to itself. */
class Fence extends Component<PropsWithChildren, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
