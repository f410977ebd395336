-- Tells every server of what staff see of a reservation: it is made, moved, answered or ended, or its deposit goes back.
-- PostgreSQL sends it when the transaction commits, once for equal payloads.
CREATE FUNCTION tell_reservation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('reserve_changes', json_build_object('id', NEW.id, 'storeId', NEW.store_id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_tell_staff AFTER INSERT OR UPDATE OF state, start, version, refunded, contact ON reservations
  FOR EACH ROW EXECUTE FUNCTION tell_reservation_change();
