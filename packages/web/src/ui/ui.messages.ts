import { translator } from '../lib/messages.ts'

const messages = {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
  failed: 'This could not be loaded',
  notDownloaded:
    'This could not be downloaded: the connection failed, or a new version of Lineboard was installed. Load the page again.',
  dismiss: 'Dismiss',
  success: 'Success',
  warn: 'Warning',
  error: 'Error',
  info: 'Information',
  toasts: 'Messages',
  tool: {
    loading: 'Loading…',
    failed: 'This could not be loaded. Close it and try again.',
  },
  lines: {
    searchAds: 'Search ads',
    billboard: 'Billboard',
    flyer: 'Flyer',
    referral: 'Referral',
    sales: 'Sales',
    bookings: 'Bookings',
    support: 'Support',
    voicemail: 'Voicemail',
  },
} as const

export const t = translator(messages)
