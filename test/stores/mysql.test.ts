import { describeMysql } from '../servers/mysql/servers.js'
import { mysqlProvider } from './mysql-provider.js'
import { runSuite } from './suite.js'

describeMysql('the suite', (url) => runSuite('MySQL', mysqlProvider(url)))
