import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  input: { path: './openapi.text.json' },
  output: { path: './programs/generated/kubb' },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: 'models.ts' } }),
    pluginClient({ output: { path: 'client.ts' }, client: 'axios' }),
  ],
})
