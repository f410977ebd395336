interface Props {
  /** Tells the phone number in the host's code, which the server can read. */
  onCode: (hostCode: string) => void
}

/** Browsers vouch for no phone number. */
export function HostPhone(_props: Props) {
  return null
}
