import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Common props of the elements in a taro-ui part. */
export interface PartElementProps {
  className?: string
  onClick?: (event: unknown) => void
  children?: ReactNode
  role?: string
  'aria-hidden'?: true
}

export type PartElement = ReactElement<PartElementProps>

/** Whether an element of a taro-ui part has the class. */
export function hasClass({ props: { className = '' } }: PartElement, name: string): boolean {
  return className.split(' ').includes(name)
}

/**
 * Adds to what a taro-ui part draws what it lacks: roles, names and keys. `change` gets each element that the part draws itself (recognised by
 * its classes `at-…`), innermost first, with its index among its neighbours, and returns the element to draw instead.
 */
export function redraw(drawn: ReactNode, change: (element: PartElement, index: number) => PartElement): ReactNode {
  return Children.map(drawn, (child, index) => {
    if (!isValidElement<PartElementProps>(child) || !child.props.className?.startsWith('at-')) return child
    const { children } = child.props
    return change(children === undefined ? child : cloneElement(child, undefined, redraw(children, change)), index)
  })
}
