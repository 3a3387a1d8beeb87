import { translator } from '../lib/messages.ts'

const messages = {
  skip: 'Skip to content',
  area: 'Screens of this area',
  menu: {
    label: 'Main menu',
    toHandle: '{count, plural, one {# call to handle} other {# calls to handle}}',
    toggle: 'Menu',
    below: 'Screens of {label}',
  },
  search: 'Search everything',
  searchKey: 'Ctrl+K',
  help: {
    caption: 'Help',
    toScreen: 'Help with this screen',
    guide: 'Guide',
  },
  home: 'Lineboard, to the dashboard',
  quickPages: 'Quick pages',
  offline: 'There is no network. You stay signed in, and what you see may be out of date.',
  unreadableSettings:
    'Your personal settings could not be read, so the usual ones apply. They are kept until you decide under your profile.',
  tabs: {
    label: 'Open screens',
    close: 'Close {title}',
    all: 'All open screens',
    closeOthers: 'Close others',
  },
  impersonation: {
    actsAs: '{impersonator} acts as {whom}',
    actAs: 'You act as {whom}',
    ofCompany: '{name} of {company}',
    end: 'Stop acting as {name}',
  },
  softphone: {
    caption: 'Softphone',
    inCall: 'In a call',
    toggle: '{count, plural, =0 {Softphone} one {Softphone, # missed call} other {Softphone, # missed calls}}',
  },
  noCustomer: 'Select a Customer',
  close: 'Close',
  notPermitted: {
    title: 'You may not see {title}',
    readOnlyTitle: 'You may look at {title}, not change it',
    back: 'Back to {title}',
  },
  profile: {
    open: 'Profile of {name}',
    superAdministrator: 'Super Administrator',
    account: 'Account',
    accountId: 'Account ID',
    balance: 'Balance',
    timeZone: 'Timezone',
    userProfile: 'User Profile',
    sessions: 'Where you are signed in',
    customerProfile: 'Customer Profile',
    billingSettings: 'Billing',
    dark: 'Dark Mode',
    light: 'Light Mode',
    signOut: 'Sign Out',
  },
  notifications: {
    title: 'Notifications',
    open: '{count, plural, =0 {Notifications} one {Notifications, # new} other {Notifications, # new}}',
    empty: 'No Notification Found',
    what: 'Missed calls are under To Handle. Nothing is mailed.',
    dismiss: 'Dismiss',
    dismissAll: 'Dismiss all',
    from: '{sender}, {date}',
    said: '{sender}: {text}',
    openView: 'Open the view',
  },
} as const

export const t = translator(messages)
