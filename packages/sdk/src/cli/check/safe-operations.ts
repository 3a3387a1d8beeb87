import type { ContractDocument, ContractOperation } from '@lineboard/contract/document'

/** Calls that only read, although they are no GET. */
const readingPosts = new Set([
  'DashUser.canI',
  'DashUser.isUnique',
  'DashUser.severalUser',
  'DashRole.associatedDashUsers',
  'CallLog.compareReport',
  'Report.dashboardData',
  'Report.activityReport',
  'Report.overviewReport',
  'Report.exportReport',
  'NumberProvider.lookup',
  'PaymentTransaction.callChargeSummary',
  'PaymentMethod.getCustomerInvoice',
])

/** Calls that change something, although they are a GET: they open an account, or send its owner a new password. */
const changingGets = new Set(['DashUser.activate', 'DashUser.accountReset'])

const isSafe = ({ id, method }: ContractOperation) =>
  (method === 'GET' && !changingGets.has(id)) || readingPosts.has(id)

/** The operations that change nothing on a server, in the order of the contract. */
export const safeOperations = ({ operations }: ContractDocument): ContractOperation[] => operations.filter(isSafe)
