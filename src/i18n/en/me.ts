import { english } from '../english'

export default english({
  me: {
    title: 'Me',
    guest: 'Guest',
    guestText: 'Your orders stay on this device',
    logout: 'Log out',
    logoutAll: 'Log out on all devices',
    theme: 'Appearance',
    themeAuto: 'Auto',
    themeLight: 'Light',
    themeDark: 'Dark',
    version: 'Version {{version}}',
  },
})
