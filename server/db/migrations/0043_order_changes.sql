-- Tells every server of an order that was placed, moved, paid or given to a rider, and of refund requests: the channel of
-- `server/db/changeFeed.ts`. PostgreSQL sends it when the transaction commits, once for equal payloads.
CREATE FUNCTION tell_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_changes', json_build_object('id', NEW.id, 'storeId', NEW.store_id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tell_change AFTER INSERT OR UPDATE OF state, paid, rider ON orders
  FOR EACH ROW EXECUTE FUNCTION tell_order_change();
--> statement-breakpoint
CREATE FUNCTION tell_refund_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_changes', json_build_object('id', orders.id, 'storeId', orders.store_id)::text)
    FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refund_requests_tell_change AFTER INSERT OR UPDATE OF state ON refund_requests
  FOR EACH ROW EXECUTE FUNCTION tell_refund_change();
