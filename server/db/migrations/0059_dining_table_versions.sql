ALTER TABLE "dining_tables" DROP CONSTRAINT "dining_tables_name";--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dining_tables" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "dining_tables_name" ON "dining_tables" USING btree ("store_id","name") WHERE not "dining_tables"."archived";--> statement-breakpoint
-- Tells staff of a table that is set up anew, changed or taken away, by the function of `0053_table_changes.sql`.
CREATE FUNCTION tell_table_set_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_table_change(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER dining_tables_tell_staff AFTER INSERT OR UPDATE OF name, area, seats, sort, archived ON dining_tables
  FOR EACH ROW EXECUTE FUNCTION tell_table_set_up();
