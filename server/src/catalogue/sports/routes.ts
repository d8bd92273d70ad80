import { listRequest, listRoute } from '../../platform/http/list-route.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { cityList, countryList, sportList } from './list.js'
import { City, type CityRow, Land, type LandRow, Sport, type SportRow, sportLabels } from './schema.js'
import * as store from './store.js'

const places = { allow: can.readCatalogue, tag: 'places', cacheable: true }

export const sportRoutes: Routes = async (app, { ctx }) => {
  app.get('/v1/sports', listRoute(sportList, { ...places, summary: 'List sports', item: Sport }), async (req) => {
    const { rows, pagination } = await store.listSports<SportRow>(ctx.reads.of(req.caller), listRequest(sportList, req), sportLabels)
    return { sports: rows, pagination }
  })
  app.get('/v1/countries', listRoute(countryList, { ...places, summary: 'List countries that have a venue', item: Land }), async (req) => {
    const { rows, pagination } = await store.listCountries<LandRow>(ctx.reads.of(req.caller), listRequest(countryList, req))
    return { countries: rows, pagination }
  })
  app.get('/v1/cities', listRoute(cityList, { ...places, summary: 'List cities that have a venue', item: City }), async (req) => {
    const { rows, pagination } = await store.listCities<CityRow>(ctx.reads.of(req.caller), listRequest(cityList, req))
    return { cities: rows, pagination }
  })
}
