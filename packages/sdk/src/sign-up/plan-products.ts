interface PlanOfProduct {
  Product: { name: string }
}

/** The products of a list of prices, each once, in the order they come. */
export const planProducts = (plans: readonly PlanOfProduct[]): string[] => [
  ...new Set(plans.map(({ Product }) => Product.name)),
]
