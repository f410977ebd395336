import { ListItemIcon, MenuItem } from '@mui/material'
import AccountCircle from '@mui/icons-material/AccountCircle'
import Check from '@mui/icons-material/Check'
import { LinkBase, Logout, useGetIdentity, useLocaleState, UserMenu, useTranslate, useUserMenu } from 'react-admin'
import { LANGUAGES } from '../i18n/consoleI18n'

/** The account: its language, its page, and signing out. */
export function AccountMenu() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const label = [translate('ra.auth.user_menu'), identity?.fullName].filter(Boolean).join(': ')
  return (
    <UserMenu label={label}>
      {LANGUAGES.map((language) => (
        <LanguageItem key={language.locale} {...language} />
      ))}
      <AccountItem />
      <Logout />
    </UserMenu>
  )
}

function AccountItem() {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={LinkBase} to="/account" onClick={menu?.onClose} sx={{ minHeight: 44 }}>
      <ListItemIcon>
        <AccountCircle fontSize="small" />
      </ListItemIcon>
      {translate('areas.account.one')}
    </MenuItem>
  )
}

function LanguageItem({ locale, name }: (typeof LANGUAGES)[number]) {
  const [chosen, setLocale] = useLocaleState()
  const menu = useUserMenu()
  const choose = () => {
    setLocale(locale)
    menu?.onClose()
  }
  return (
    <MenuItem lang={locale} selected={locale === chosen} onClick={choose} sx={{ minHeight: 44 }}>
      <ListItemIcon>{locale === chosen && <Check fontSize="small" />}</ListItemIcon>
      {name}
    </MenuItem>
  )
}
