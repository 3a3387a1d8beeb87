import { translator } from '../lib/messages.ts'

const messages = {
  product: 'Lineboard',
  language: 'Language',
  notShown: '{title} is not shown. {reason}',
  openTicket: 'Open a ticket',
  askWhoChanged: 'Ask who changed this',
  whoChanged: 'Who changed {name}, and when?',
  assetName: '{noun}: {name}',
  noConfig: {
    title: 'Lineboard is not configured',
    text: 'The configuration at {path} is missing or is not JSON with an "apiBase". Ask your administrator to add it, then reload this page.',
    fit: 'The file that describes the core API cannot be used. {problem} Ask your administrator to correct it, then reload this page.',
    retry: 'Load again',
  },
  unreachable: {
    title: 'Lineboard cannot reach the server',
    text: 'You are still signed in. Check the connection and try again.',
    retry: 'Try again',
  },
  notDownloaded: {
    title: 'This page could not be downloaded',
    text: 'The connection failed, or a new version of Lineboard has just been installed.',
    offline: 'There is no network. The page is loaded again as soon as it is back.',
    unsaved:
      'Something you typed is not saved, so the page does not reload automatically. Save it, or reload without it.',
    reload: 'Load again',
  },
  claim: {
    title: 'Every call, and where it came from.',
    text: 'Tracking numbers, sources, routing and call logs on one board.',
  },
  storageRefused:
    'This browser keeps nothing for Lineboard: its storage is full or blocked. Everything works until this page is closed or reloaded; then you sign in again.',
  stillTrying: {
    text: 'Still trying to reach the server…',
    giveUp: 'Give up (Esc)',
  },
  starting: 'Starting Lineboard',
  working: 'Working',
  progress: 'Progress',
} as const

export const t = translator(messages)
