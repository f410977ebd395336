import { Button } from '@/ui/actions/Button'

export interface AgreeButtonProps {
  text: string
  onAgree: () => void
}

/** The button that agrees to the privacy policy. */
export function AgreeButton({ text, onAgree }: AgreeButtonProps) {
  return (
    <Button wide onTap={onAgree}>
      {text}
    </Button>
  )
}
