import type { HostBarProps } from './hostBarProps'

/** A browser has no bar over the page. */
export const HostBar = ({ children }: HostBarProps) => children
