import { zAdjustmentRequest, zChargeRequest, zRefundRequest, zSubscribeRequest } from '@lineboard/contract/zod'
import * as z from 'zod/mini'

// The customer and the reason, which the contract leaves open, are never left out here.

/** A charge of a saved card. */
export const chargeSchema = z.required(zChargeRequest)

/** A refund of a payment, or of a part of it. */
export const refundSchema = z.required(zRefundRequest)

/** A subscription; only a product without prices of its own has no `variationId`. */
export const subscribeSchema = z.required(zSubscribeRequest, { quantity: true, customerId: true, reason: true })

/** A credit, or a discount on a charge. */
export const adjustmentSchema = zAdjustmentRequest
