// `pnpm generate`: everything that is made from the contract.
import { main } from './lib/failure.mjs'
import { generateContract, install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

main(async () => {
  await ensureToolchain()
  await install()
  const didWork = await generateContract()
  console.log(didWork ? 'Generated.' : 'Everything generated is up to date.')
})
