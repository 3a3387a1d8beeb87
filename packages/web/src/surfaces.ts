import type { PlaceId } from './places/places.ts'

/**
 * What the app downloads apart from the page itself, one line a surface: a drawer, the dialogs of a feature, the import, a chart.
 * Screens and declarations of lists are surfaces too; they follow from `places/places.ts`.
 *
 * `build/chunk-plan.ts` plans the built files by this table, and `test/surfaces.test.ts` compares it with every `import()`.
 */

/** Which code a surface shares with others: code of several surfaces goes into the file of the first kind that needs it. */
export type SurfaceKind =
  | 'shell'
  | 'declaration'
  | 'list'
  | 'grid'
  | 'dashboard'
  | 'report'
  | 'sign-up'
  | 'visitor'
  | 'screen'
  | 'form'
  | 'part'

export interface Surface {
  /** @default 'part': a panel or dialog */
  kind?: SurfaceKind
  /** Built file that the surface shares with code that always loads with it. @default a file of its own */
  chunk?: string
  /** Its modules, below `src/` without extension, or below `packages/` for those of the SDK. Several become one built file. */
  modules: readonly string[]
}

export const surfaces = {
  // Around every screen.
  shell: { kind: 'shell', chunk: 'shell', modules: ['app/shell/shell', 'app/router/signed-in'] },
  rightToLeft: { modules: ['app/shell/right-to-left'] },
  overlays: { modules: ['app/palette/overlay-panels'] },
  guidePages: { chunk: 'guide', modules: ['app/guide/guide-pages'] },
  shellPanels: { modules: ['app/shell/shell-panels'] },
  buyForCustomer: { modules: ['kit/entities/buy-for-dialog'] },
  customerChoice: { modules: ['shared/customer/customer-choice'] },
  sessionDialogs: { modules: ['app/session/session-dialogs'] },
  rarePages: { modules: ['app/router/rare-pages'] },
  failureReports: { modules: ['app/reports/send-reports'] },
  errorTexts: { chunk: 'words', modules: ['lib/errors/error-text'] },
  // Where a core API differs from the contract.
  coreFit: { modules: ['data/core-fit'] },
  servedLists: { modules: ['kit/served/served-resource'] },
  softphone: { modules: ['phone/panel/phone-panel'] },
  phoneLine: { modules: ['phone/line/agent'] },
  phonePlans: { chunk: 'phone', modules: ['packages/sdk/src/phone/zones'] },
  owed: { modules: ['shared/wallet/past-due-of'] },

  // What every screen loads once it is idle. Live rows belong here: they load while rows may still be on their way, and load nothing else.
  idle: {
    chunk: 'rest',
    modules: [
      'packages/sdk/src/realtime/index',
      'app/palette/overlays',
      'app/session/recent-code',
      'list/live/follow-list',
    ],
  },

  // Lists.
  list: { kind: 'list', chunk: 'list', modules: ['app/router/list-screen'] },
  nestedList: { kind: 'list', modules: ['app/router/nested-screen'] },
  listQuestions: { kind: 'declaration', chunk: 'declarations', modules: ['app/router/ask-list'] },
  grid: { kind: 'grid', modules: ['list/table/list-grid'] },
  // What a list loads once it is idle: the first key in the filter needs it, and printing.
  aside: { chunk: 'aside', modules: ['list/table/paper-list', 'list/filter/suggestions'] },
  marksAndChips: { modules: ['list/marks/marks-and-chips'] },
  rowDrawer: { kind: 'form', chunk: 'forms', modules: ['list/drawer/row-route-content'] },
  filterPanels: { modules: ['list/filter/filter-panels'] },
  relatedConditions: { modules: ['data/related-conditions'] },
  toolbar: { modules: ['list/toolbar-panels'] },
  import: { modules: ['list/import/import-dialog'] },
  spreadsheets: { modules: ['packages/sdk/src/spreadsheet/index'] },
  workbook: { modules: ['list/export/workbook', 'packages/sdk/src/xlsx/index'] },
  selection: { modules: ['list/actions/selection-panels'] },
  removal: { modules: ['list/actions/remove-later'] },
  bulkChange: { modules: ['list/actions/bulk-edit-dialog'] },

  // Forms: what several screens need of them.
  addRow: { modules: ['kit/form/add-row-dialog', 'kit/drawer/edit-row-drawer'] },
  periodPickers: { modules: ['shared/period/period-pickers'] },
  timeZoneChoice: { modules: ['shared/zones/time-zone-choice'] },
  timeZones: { modules: ['shared/zones/time-zones'] },
  toolPopover: { modules: ['ui/tool/tool-popover'] },
  routingPanels: { chunk: 'call-flow-panels', modules: ['kit/entities/routing-panels'] },
  callFlow: { chunk: 'call-flow-panels', modules: ['shared/call-flow/call-flow-panels'] },

  // Charts and figures.
  charts: { modules: ['shared/chart/chart'] },
  chartDrawing: { modules: ['shared/chart/drawing'] },
  dashboardRest: { kind: 'dashboard', modules: ['features/dashboard/dashboard-rest'] },
  dashboardLast: { kind: 'dashboard', modules: ['features/dashboard/last-of-all'] },
  dashboardPanels: { modules: ['features/dashboard/dashboard-panels'] },
  reportPanels: { modules: ['features/reports/report-panels'] },
  countedReports: { modules: ['shared/report/counted-calls', 'shared/report/counted-line'] },
  reportCallers: { modules: ['features/reports/callers-table'] },
  reportComparison: { modules: ['shared/report/ask-comparison'] },

  // Cards, payments, sign-up.
  cardProviders: { modules: ['shared/card/card-providers'] },
  captcha: { modules: ['shared/captcha/recaptcha'] },
  termsText: { chunk: 'sanitize', modules: ['shared/terms/sanitize'] },
  signUpSteps: { kind: 'sign-up', modules: ['features/signup/signup-steps'] },
  flagFiles: { modules: ['features/signup/flag-files'] },

  // Forms and dialogs of each feature.
  apiKeyForm: { kind: 'form', modules: ['features/api-keys/api-key-form'] },
  auditDetails: { modules: ['features/audit-logs/audit-details'] },
  billingPanels: { modules: ['features/billing/billing-panels'] },
  blacklistForm: { kind: 'form', modules: ['features/blacklist/blacklist-form'] },
  callPanels: { modules: ['features/call-logs/call-panels'] },
  callChanges: { modules: ['features/call-logs/change-calls'] },
  callNotes: { modules: ['features/call-logs/call-notes'] },
  recording: { modules: ['shared/recording/waveform'] },
  walletPanels: { modules: ['features/customer-account/wallet-panels'] },
  customerPanels: { kind: 'form', modules: ['features/customers/customer-panels'] },
  contactForm: { kind: 'form', modules: ['features/phone-book/phone-book-form'] },
  productPanels: { kind: 'form', modules: ['features/products/product-panels'] },
  receivingNumberForm: { kind: 'form', modules: ['features/receiving-numbers/receiving-number-form'] },
  documentDetails: { modules: ['features/records/document-details'] },
  rolePanels: { kind: 'form', modules: ['features/roles/role-panels'] },
  routingActionForm: { kind: 'form', modules: ['features/routing-actions/routing-action-form'] },
  routingTargets: { modules: ['features/routing-actions/named-targets'] },
  secondFactorDialogs: { modules: ['features/settings/second-factor-dialogs'] },
  settingsPanels: { kind: 'form', modules: ['features/settings/settings-panels'] },
  gatewayPanels: { kind: 'form', modules: ['features/sip-gateways/gateway-panels'] },
  systemSettingForm: { kind: 'form', modules: ['features/system-settings/system-setting-form'] },
  templateParts: { modules: ['features/templates/template-parts'] },
  ticketPanels: { kind: 'form', modules: ['features/tickets/ticket-panels'] },
  ticketCounts: { modules: ['features/tickets/ticket-counts'] },
  numberPanels: { kind: 'form', modules: ['features/tracking-numbers/number-panels'] },
  sourcePanels: { kind: 'form', modules: ['features/tracking-sources/source-panels'] },
  userPanels: { kind: 'form', modules: ['features/users/user-panels'] },
  voiceMenuPanels: { kind: 'form', modules: ['features/voice-menus/voice-menu-panels'] },
  voiceMenuChecks: { chunk: 'call-flow-panels', modules: ['features/voice-menus/checks/menu-checks'] },
  voiceMenuCanvas: { modules: ['features/voice-menus/flow/flow-chunk'] },
  whitelistPanels: { kind: 'form', modules: ['features/whitelist/whitelist-panels'] },
  whitelistRemarks: { modules: ['features/whitelist/odd-entries'] },
} as const satisfies Readonly<Record<string, Surface>>

/** Kinds of screens that are neither lists nor plain pages of people who are signed in, by place. */
export const screenKinds: Readonly<Partial<Record<PlaceId, SurfaceKind>>> = {
  dashboard: 'dashboard',
  activityReport: 'report',
  roiReport: 'report',
  compareReport: 'report',
  overviewReport: 'report',
  signup: 'sign-up',
}

/**
 * Built files of code that several surfaces share, where the kinds of these surfaces alone would put it into a file that loads too early or
 * too late. Paths of files or folders below `src/`, or below `packages/` and `contract/`; the first that fits decides.
 */
export const sharedCode: ReadonlyArray<readonly [chunk: string, paths: readonly string[]]> = [
  // Numbers are shown with the plans of their zone. Forms read them with the plans of the world.
  ['phone', ['packages/sdk/src/phone/read-number']],
  ['form-state', ['packages/sdk/src/phone/index', 'packages/sdk/src/reference/masks']],
  ['countries', ['packages/sdk/src/reference/countries']],
  [
    'call-flow',
    [
      ...[
        'contract/src/call-flow/',
        'packages/sdk/src/call-flow/',
        'contract/src/network',
        'shared/call-flow/lost-without',
      ],
      ...['call-flow', 'key-pad', 'left-setup', 'step-text', 'test-call', 'use-call-setup'].map(
        (name) => `shared/call-flow/${name}`,
      ),
    ],
  ],
  // It is drawn with what popups consist of, which call flows and counts of the dashboard don't need.
  ['call-flow-panels', ['shared/call-flow/lost-by-removal', 'shared/call-flow/lost-then']],
  // Forms of voice menus and the question before a removal need it, lists don't.
  ['menu-drafts', ['shared/menu-drafts/revision']],
  ['guide', ['docs/guide/', 'app/guide/guide-pages']],
  ['charts', ['shared/chart/', 'shared/report/figure-definitions']],
  // With the fields of forms, every idle list would load these for its print.
  ['shell', ['shared/paper/']],
  // The audit log and the staff desk tell movements of money.
  ['audit-logs', ['shared/payment/movement', 'shared/payment/movement-text']],
  ['sanitize', ['shared/terms/sanitize']],
  ['words', ['lib/errors/', 'ui/unbroken']],
  [
    'shell',
    [
      ...['press', 'shortcuts'].map((name) => `shared/keys/${name}`),
      ...['hooks', 'keep-current'].map((name) => `browser/${name}`),
      'app/palette/kept-recent',
    ],
  ],
]

/** The same for code that the rules of kinds (`build/chunk-plan.ts`) leave to what opens over a list. */
export const sharedOverLists: typeof sharedCode = [
  // The form of a voice menu, and its canvas, which loads later.
  ['voice-menu', ['features/voice-menus/']],
  // The first key in the filter needs it. It loads as soon as the list is idle, as the print does.
  ['aside', ['packages/sdk/src/filter-text/', 'list/filter/']],
]

/** Areas with more texts and cells than other lists should wait for: theirs load with a list of the area. */
export const areasApart: ReadonlySet<string> = new Set([
  ...['api-keys', 'audit-logs', 'billing', 'call-logs', 'customer-account', 'phone-book', 'products', 'records'],
  ...['roles', 'routing-actions', 'sip-gateways', 'system-settings', 'templates', 'tickets', 'tracking-numbers'],
  ...['tracking-sources', 'users', 'voice-menus', 'whitelist'],
])

/** Areas apart with several lists: each has a declaration of its own beside what they share. */
export const areasOfSeveralLists: ReadonlySet<string> = new Set(['billing', 'customer-account', 'products', 'records'])
