interface Props {
  /** Called with the host's code, from which the server reads the phone number. */
  onCode: (hostCode: string) => void
}

/** Browsers vouch for no phone number. */
export function HostPhone(_props: Props) {
  return null
}
