-- Tells every server whose pages have changed, by user and kind (`src/contract/events.ts`): the channel of `server/db/changeFeed.ts`.
-- PostgreSQL sends it when the transaction commits, once for equal payloads.
CREATE FUNCTION tell_guest(user_id text, kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF user_id IS NOT NULL THEN
    PERFORM pg_notify('guest_changes', json_build_object('userId', user_id, 'kind', kind)::text);
  END IF;
END $$;
--> statement-breakpoint
-- The guest, those at the same table, and those in the kitchen's line behind it.
CREATE FUNCTION tell_guests_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(NEW.user_id, 'order');
  PERFORM tell_guest(seat.user_id, 'order') FROM sitting_members seat WHERE seat.sitting_id = NEW.sitting_id;
  IF TG_OP = 'INSERT' OR OLD.state <> NEW.state THEN
    PERFORM tell_guest(behind.user_id, 'order') FROM orders behind
      WHERE behind.store_id = NEW.store_id AND behind.state IN (2, 3)
        AND behind.business_day = NEW.business_day AND behind.promised_from > NEW.promised_from;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_tell_guests AFTER INSERT OR UPDATE OF state, paid, rider, promised_from, promised_to ON orders
  FOR EACH ROW EXECUTE FUNCTION tell_guests_of_order();
--> statement-breakpoint
CREATE FUNCTION tell_guest_of_refund_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(orders.user_id, 'order') FROM orders WHERE orders.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refund_requests_tell_guest AFTER INSERT OR UPDATE OF state ON refund_requests
  FOR EACH ROW EXECUTE FUNCTION tell_guest_of_refund_request();
--> statement-breakpoint
CREATE FUNCTION tell_guest_of_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(NEW.user_id, 'payment');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER purchases_tell_guest AFTER UPDATE OF state, refunded ON purchases
  FOR EACH ROW EXECUTE FUNCTION tell_guest_of_purchase();
--> statement-breakpoint
CREATE FUNCTION tell_guest_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(purchases.user_id, 'payment') FROM payments JOIN purchases ON purchases.id = payments.purchase_id
    WHERE payments.id = NEW.payment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_slips_tell_guest AFTER INSERT OR UPDATE OF state ON payment_slips
  FOR EACH ROW EXECUTE FUNCTION tell_guest_of_payment();
--> statement-breakpoint
CREATE TRIGGER refunds_tell_guest AFTER INSERT OR UPDATE OF done_at ON refunds
  FOR EACH ROW EXECUTE FUNCTION tell_guest_of_payment();
--> statement-breakpoint
CREATE FUNCTION tell_guests_at_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(seat.user_id, 'table') FROM sitting_members seat WHERE seat.sitting_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sittings_tell_guests AFTER UPDATE OF version, closed_at ON sittings
  FOR EACH ROW EXECUTE FUNCTION tell_guests_at_table();
--> statement-breakpoint
-- The guest, and those who wait in the same line.
CREATE FUNCTION tell_guests_in_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(NEW.user_id, 'queue');
  PERFORM tell_guest(other.user_id, 'queue') FROM queue_tickets other
    WHERE other.store_id = NEW.store_id AND other.type_id = NEW.type_id AND other.state IN ('waiting', 'called');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_tickets_tell_guests AFTER INSERT OR UPDATE OF version, state, table_id ON queue_tickets
  FOR EACH ROW EXECUTE FUNCTION tell_guests_in_queue();
--> statement-breakpoint
CREATE FUNCTION tell_guest_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_guest(NEW.user_id, TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_tell_guest AFTER INSERT OR UPDATE OF version, state ON reservations
  FOR EACH ROW EXECUTE FUNCTION tell_guest_of_row('reservation');
--> statement-breakpoint
CREATE TRIGGER kept_drinks_tell_guest AFTER INSERT OR UPDATE OF version, state ON kept_drinks
  FOR EACH ROW EXECUTE FUNCTION tell_guest_of_row('drink');
