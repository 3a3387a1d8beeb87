/** What is read of a plan at one price. */
export interface PlanPrice {
  /** How often it is paid: text with a month or year in it. */
  recur: string
  Product: { name: string }
}

/** How often a plan is paid. */
export type Recurrence = 'monthly' | 'annual'

/** How often a plan is paid, read from its text; undefined for one that is paid once. */
export function recurrenceOf(recur: string): Recurrence | undefined {
  // As it is charged: what says both is paid by the year.
  if (/year|annual/i.test(recur)) return 'annual'
  return /month/i.test(recur) ? 'monthly' : undefined
}

/** The price of a product for a recurrence, found by the product's name; undefined where it is not sold like that. */
export function planVariant<Plan extends PlanPrice>(
  plans: readonly Plan[],
  productName: string,
  recurrence: Recurrence = 'monthly',
): Plan | undefined {
  return plans.find(({ recur, Product }) => Product.name === productName && recurrenceOf(recur) === recurrence)
}

/**
 * The plan a sign-up starts with: the monthly price of the product a link names (any letter case, `commercial` meaning
 * the service plan), otherwise of the first product.
 */
export function defaultPlan<Plan extends PlanPrice>(plans: readonly Plan[], planName?: string): Plan | undefined {
  const wanted = planName?.toLowerCase().replace('commercial', 'service')
  const named = wanted ? plans.find(({ Product }) => Product.name.toLowerCase().includes(wanted)) : undefined
  const chosen = named ?? plans[0]
  return chosen && (planVariant(plans, chosen.Product.name) ?? chosen)
}
