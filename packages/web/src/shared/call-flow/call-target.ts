/** What calls come to, that has a list of its own. */
const callTargets = ['RoutingAction', 'Ivr', 'ReceivingNumber', 'SipGateway'] as const

export type CallTarget = (typeof callTargets)[number]

const names: readonly string[] = callTargets

/** Whether calls come to rows of a model. */
export const isCallTarget = (model: string): model is CallTarget => names.includes(model)
