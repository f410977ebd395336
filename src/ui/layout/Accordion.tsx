import { cloneElement, type ReactNode } from 'react'
import AtAccordion from 'taro-ui/lib/components/accordion'
import { Pressable } from '@/ui/actions/Pressable'
import { unread } from '@/ui/aria'
import { hasClass, redraw } from '@/ui/taroUi'
import { Heading } from './Heading'
import './Accordion.scss'

interface Props {
  title: string
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}

/** AtAccordion draws its head as a plain view: here it is a heading with a button that states whether it is open. */
class HeadedAccordion extends AtAccordion {
  override render() {
    return redraw(super.render(), (part) => {
      // Screen readers would add the glyph to the name of the button.
      if (hasClass(part, 'at-accordion__arrow')) return cloneElement(part, unread)
      if (!hasClass(part, 'at-accordion__header')) return part
      const { className, onClick, children } = part.props
      return (
        <Heading key="head" look="title3">
          <Pressable className={className} expanded={this.props.open} onTap={() => onClick?.(undefined)}>
            {children}
          </Pressable>
        </Heading>
      )
    })
  }
}

/** A heading that expands and collapses its content. Collapsed content stays mounted, but is neither read nor focused. */
export function Accordion({ title, open, onToggle, children }: Props) {
  return (
    <HeadedAccordion
      title={title}
      open={open}
      isAnimation={false}
      hasBorder={false}
      customStyle={{}}
      onClick={onToggle}
    >
      {children}
    </HeadedAccordion>
  )
}
