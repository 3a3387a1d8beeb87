import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'tracking source',
  other: 'tracking sources',
  name: 'Name',
  nameHint: 'Such as the campaign it stands for',
  description: 'Description',
  type: 'Kind',
  paidSearch: 'Paid search',
  organicSearch: 'Organic search',
  social: 'Social media',
  display: 'Display ads',
  email: 'E-mail',
  directMail: 'Direct mail',
  print: 'Print',
  radio: 'Radio',
  tv: 'Television',
  outdoor: 'Outdoor',
  referral: 'Referral',
  website: 'Website',
  otherKind: 'Other',
  companyId: 'Company ID',
  companyIdHint: 'That of the customer if left empty',
  monthlyCost: 'Cost a month',
  monthlyCostHint: 'In US dollars; reports set it against what its calls brought',
  totalCalls: 'Calls',
  customer: 'Customer',
  createdAt: 'Added',
  group: 'Tracking source',
  give: 'Give to another customer',
  giveText:
    'The source is taken off the tracking numbers of the customer it comes from. Their calls until now still name it.',
} as const

export const t = translator(messages)
