ALTER TABLE "order_lines" ADD COLUMN "reduction" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_reduction" CHECK ("order_lines"."reduction" between 0 and "order_lines"."amount");--> statement-breakpoint
UPDATE "orders" SET "quote" = "quote" || '{"coupons":[]}'::jsonb WHERE NOT ("quote" ? 'coupons');
