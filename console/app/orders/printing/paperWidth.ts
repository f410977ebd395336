import { useDeviceSetting } from '../../api/deviceSettings'

/** The widths of rolls, in millimetres. */
export const PAPER_WIDTHS = ['80', '58'] as const
export type PaperWidth = (typeof PAPER_WIDTHS)[number]

/** The roll of the printer of this device. */
export function usePaperWidth(): [PaperWidth, (width: PaperWidth) => void] {
  const [remembered, setWidth] = useDeviceSetting('print.width', PAPER_WIDTHS[0])
  return [PAPER_WIDTHS.find((width) => width === remembered) ?? PAPER_WIDTHS[0], setWidth]
}
