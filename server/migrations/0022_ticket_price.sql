-- Tickets by price: amounts of different currencies cannot be compared, so that whoever asks for a price asks for a currency too.
create index ticket_price on ticket (currency_code, net_rate, ticket_id) include (shelf, audience_id, in_stock);
