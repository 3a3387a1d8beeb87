import type { CallOutcome, CallStep, Destination, MenuChoice, Ring } from '@lineboard/sdk/call-flow'
import { comma } from '../../lib/messages.ts'
import { t } from './call-flow.messages.ts'

/** What rings, in words. */
export const placeText = (destination: Destination, formatPhone: FormatPhone): string =>
  destination.kind === 'sip_gateway' ? t('atGateway') : formatPhone(destination.number)

export type FormatPhone = (number: string) => string

/** What a choice of a menu does, by its own name where it has one. */
export const choiceText = (choice: MenuChoice | undefined): string =>
  choice ? choice.label || t(`choice.${choice.kind}`) : t('choice.none')

function gatewayText({ tried, dialled }: Extract<CallStep, { kind: 'gateway' }>): string {
  const name = tried.gateway?.name || t('ownersGateway')
  if (tried.passedOver) return t(`gateway.${tried.passedOver}`, { name })
  return t(tried.gateway?.health === 'unreachable' ? 'gateway.doubtful' : 'gateway.taken', { name, dialled })
}

function numberText(
  { called, number, sourceName }: Extract<CallStep, { kind: 'number' }>,
  formatPhone: FormatPhone,
): string {
  const text = formatPhone(called)
  if (number && sourceName) return t('number.counted', { number: text, source: sourceName })
  return t(number ? 'number.known' : 'number.unknown', { number: text })
}

/** What happens in a step, in a sentence without its full stop; empty for what the outcome says. */
export function stepText(step: CallStep, formatPhone: FormatPhone): string {
  switch (step.kind) {
    case 'number':
      return numberText(step, formatPhone)
    case 'sender':
      return t(step.entryId === undefined ? 'sender.fails' : 'sender.passes', { ip: step.ip })
    case 'account':
      return t(`account.${step.state}`)
    case 'caller':
      return t(`caller.${step.blocker ?? 'none'}`, { caller: formatPhone(step.caller) })
    case 'wallet':
      return t(step.isEnough ? 'wallet.enough' : 'wallet.empty')
    case 'untracked':
      return t(`untracked.${step.by}`)
    case 'action':
      return step.action ? t(`action.${step.action.type}`, { name: step.action.name }) : t('straight')
    case 'recording':
      return t('recording')
    case 'whisper':
      return t('whisper', { text: step.text })
    case 'menu':
      return step.hears.kind === 'text'
        ? t('menu.text', { name: step.menu.name, text: step.hears.text })
        : t('menu.recording', { name: step.menu.name })
    case 'key':
      return t('key', { key: step.key, what: choiceText(step.choice) })
    case 'timeout':
      return t('timeout', { seconds: step.seconds, what: choiceText(step.choice) })
    case 'invalid_key':
      return t('invalidKey', { key: step.key, what: choiceText(step.choice) })
    case 'plays':
      return t('plays')
    case 'gateway':
      return gatewayText(step)
    case 'rings': {
      const { destination, seconds } = step.ring
      return t(step.isTogether ? 'ringsTogether' : 'rings', { place: placeText(destination, formatPhone), seconds })
    }
    case 'mailbox':
      return t('mailbox', { address: step.address })
    case 'hang_up':
      return t(`hangUp.${step.by}`)
    case 'problem':
      return t('problem', { reason: t(`reason.${step.problem.reason}`) })
    case 'nowhere':
    case 'refused':
      return ''
  }
}

/** Places that ring, in words, those apart that may not. */
export function placesOf(rings: readonly Ring[], formatPhone: FormatPhone): { reached: string; doubtful: string } {
  const said = (isDoubtful: boolean) =>
    rings
      .filter(({ unreachable }) => (unreachable !== undefined) === isDoubtful)
      .map(({ destination }) => placeText(destination, formatPhone))
      .join(comma)
  return { reached: said(false), doubtful: said(true) }
}

/** The gateways that did not answer their last check and are all there is for places that ring; empty where each has one that did. */
export function unreachableOf(outcome: CallOutcome): string {
  if (outcome.kind !== 'rings') return ''
  const names = outcome.rings.flatMap(({ unreachable }) =>
    unreachable === undefined ? [] : [unreachable || t('ownersGateway')],
  )
  return [...new Set(names)].join(comma)
}

/** What becomes of a call, in a sentence. */
export function outcomeText(outcome: CallOutcome, formatPhone: FormatPhone): string {
  switch (outcome.kind) {
    case 'rings': {
      const { reached, doubtful } = placesOf(outcome.rings, formatPhone)
      return [
        ...(reached ? [t('outcome.rings', { places: reached })] : []),
        ...(doubtful ? [t('outcome.ringsDoubtful', { places: doubtful, gateways: unreachableOf(outcome) })] : []),
      ].join(' ')
    }
    case 'voicemail':
      return t('outcome.voicemail', { address: outcome.address })
    case 'hangs_up':
      return t('outcome.hangs_up')
    case 'nowhere':
      return t('outcome.nowhere', { reason: `${t(`reason.${outcome.reason}`)}.` })
    case 'refused':
      return t('outcome.refused', { reason: `${t(`refusal.${outcome.reason}`)}.` })
    case 'unknown':
      return t('outcome.unknown')
  }
}
