/** The parts of taro-ui that we use, with the properties that we give: the package refers to type files that it does not contain. */
declare module 'taro-ui/lib/components/accordion' {
  import type { Component, ReactNode } from 'react'

  export interface AtAccordionProps {
    open: boolean
    title: string
    isAnimation: boolean
    hasBorder: boolean
    customStyle: object
    onClick: (open: boolean) => void
    children: ReactNode
  }

  export default class AtAccordion extends Component<AtAccordionProps> {}
}

declare module 'taro-ui/lib/components/rate' {
  import type { Component } from 'react'

  export interface AtRateProps {
    value: number
    max: number
    /** Between the stars; taro-ui reads 0 as none. */
    margin: number
    customStyle: object
    onChange: (value: number) => void
  }

  export default class AtRate<Own = object> extends Component<AtRateProps & Own> {}
}

declare module 'taro-ui/lib/components/timeline' {
  import type { Component } from 'react'

  export interface AtTimelineProps {
    items: {
      title: string
      /** Lines below the title. */
      content: string[]
      /** Name of a glyph `at-icon-…`. */
      icon: string
      /** Ends the class `at-timeline-item--…`. */
      color: string
    }[]
    customStyle: object
  }

  export default class AtTimeline extends Component<AtTimelineProps> {}
}
