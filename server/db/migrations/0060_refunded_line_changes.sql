-- Tells staff of lines of an order that are refunded, by the channel of `0043_order_changes.sql`. The order itself may stay as it is.
CREATE FUNCTION tell_refunded_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order_changes', json_build_object('id', orders.id, 'storeId', orders.store_id)::text)
    FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_tell_refund AFTER UPDATE OF refunded_num ON order_lines
  FOR EACH ROW EXECUTE FUNCTION tell_refunded_line();
