import { useQuery } from '@tanstack/react-query'
import { useStaffParts } from '../api/staffParts'

/** The first of the stores in which a person works; null for one who works in all, undefined until it is known. */
export function useOwnStore(): string | null | undefined {
  const { client } = useStaffParts()
  const { data: session } = useQuery({ queryKey: ['session'], queryFn: () => client.session() })
  return session && (session.staff.storeIds[0] ?? null)
}
