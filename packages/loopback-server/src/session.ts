import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Application, Model } from 'loopback'
import loopback from 'loopback'

/** The password of every user. */
const password = 'Lineboard1!'

const visibilities = { GuiVisibilities: ['GuiSection', 'GuiPermission'] }

const open = /^\/(DashUsers\/authenticate|SystemSettings\/defaultSettings)\b/

/** Signing in as the documents have it, over LoopBack's own access tokens; a call without a session is answered 401. */
export function addSession(app: Application, users: Model): void {
  const dataSource = app.dataSource('tokens', { connector: 'memory' })
  const tokens = app.model(app.registry.getModel('AccessToken'), { dataSource, public: false })

  const authenticate = async (given: { username?: unknown; password?: unknown }) => {
    const [user] = await users.find({ where: { username: given.username } })
    if (!user || given.password !== password) {
      throw Object.assign(new Error('login failed'), { statusCode: 401, code: 'LOGIN_FAILED' })
    }
    return tokens.create({ userId: user.toJSON().id })
  }
  Object.assign(users, { authenticate, logout: async () => undefined })
  users.remoteMethod('authenticate', {
    accepts: { arg: 'credentials', type: 'object', http: { source: 'body' } },
    returns: { arg: 'token', type: 'object', root: true },
    http: { verb: 'post', path: '/authenticate' },
  })
  users.remoteMethod('logout', { http: { verb: 'post', path: '/logout' } })
  // Core APIs add customer, role and permissions to the user that the app starts with.
  users.beforeRemote('findById', async ({ args }) => {
    args.filter = { include: ['Customer', { DashRoleMapping: { DashRole: visibilities } }], ...Object(args.filter) }
  })

  app.use('/api/v1', loopback.token({ model: tokens }))
  app.use('/api/v1', (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (open.test(request.url ?? '') || Reflect.get(request, 'accessToken')) return next()
    const error = { statusCode: 401, name: 'Error', message: 'Authorization Required', code: 'AUTHORIZATION_REQUIRED' }
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  })
}
