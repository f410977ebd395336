import type { HostBarProps } from './HostBar'

/** A browser has no bar over the page. */
export const HostBar = ({ children }: HostBarProps) => children
