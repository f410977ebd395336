import { useQuery } from '@tanstack/react-query'
import { lookContract, type LookSetting } from '../../contract/look/look'
import { useStaffParts } from '../api/staffParts'
import { useDraftWrite } from './useDraftWrite'

const keyOf = (ident: LookSetting) => ['look', 'setting', ident]

/** The draft of a setting. */
export function useSetting(ident: LookSetting) {
  const { client } = useStaffParts()
  return useQuery({ queryKey: keyOf(ident), queryFn: () => client.call(lookContract.setting, { ident }) })
}

/** Makes a change of a setting. */
export const useSettingWrite = (ident: LookSetting) => useDraftWrite(keyOf(ident))
